/** Whoever sits at this browser: a name, asked once and kept. */
class Person {
  name = $state(localStorage.getItem("name") ?? "");
  /** What is being typed where a seat is taken; turning a phone draws that question anew. */
  typed = $state(this.name);
  /** Whether the question has been answered, be it with nothing. */
  isAsked = $state(localStorage.getItem("name") !== null);

  keep(name: string): void {
    this.name = name.trim();
    this.typed = this.name;
    this.isAsked = true;
    localStorage.setItem("name", this.name);
  }
}

export const person = new Person();
