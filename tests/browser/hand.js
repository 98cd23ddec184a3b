/**
 * A hand inside the page. It does what a hand on a mouse, a finger or a keyboard does, without a message to the test for each
 * click: it looks what can be clicked, presses where the piece lies uppermost, and waits for the page itself, never for a clock.
 * Which of several things it takes is thrown with dice of its own, so that the same seed plays the same game.
 */
(() => {
  const WAIT = 60_000; // milliseconds after which nothing will come any more, on a busy machine, too
  const BESIDE = 180; // frames in which nothing has come of a click
  const MOST = 60; // clicks for an answer: whoever picks at random puts much of it back
  const LIT = '[data-lit], [data-testid=board] [data-id].lit';
  const OPEN = '[data-testid=menu].menu [data-move], [data-testid=sure] [data-move], [data-testid=answers] [data-move]';
  const FORM = '[data-testid=placement] [data-testid=place]';
  const CONFIRM = '[data-testid=confirm]:enabled';
  const WHOLE = `${CONFIRM}, [data-testid=proposal]:enabled`;
  const BUTTONS = '[data-testid=ask] [data-placeless]';
  const ELSEWHERE = '[data-region]:has(.n)'; // on a phone: lit pieces of another region

  const named = (id) => document.querySelector(`[data-testid=${id}]`);
  const isThere = (selector) => document.querySelector(selector) !== null;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const question = () => named('ask')?.dataset.question ?? '';

  /** All that has a name for tests, looked for once: a page has thousands of elements and changes hundreds of times a game. */
  function namedNow() {
    const found = {};
    for (const one of document.querySelectorAll('[data-testid]:not(button[data-testid=menu])')) found[one.dataset.testid] ??= one;
    return found;
  }

  /** What the page shows: the end, a curtain, or a question with its number. */
  function stands({ scores, curtain, bar, ask } = namedNow()) {
    if (scores) return 'over';
    if (curtain) return 'curtain';
    return ask && bar?.dataset.state === 'ask' && !('busy' in ask.dataset) ? `ask ${ask.dataset.at}` : '';
  }

  /** The same, and what is picked up, open at a piece or said: what one click changes. */
  function signs(there = namedNow()) {
    const now = stands(there);
    if (!now) return '';
    const { menu, sure, answers, placement, confirm, total, sentence } = there;
    const open = menu ?? sure ?? answers ?? placement;
    const marked = [...document.querySelectorAll('[data-picked], [data-planned], [data-region][aria-current]')];
    const planned = marked.find((one) => 'planned' in one.dataset);
    const region = marked.find((one) => 'region' in one.dataset);
    return [now, marked.filter((one) => 'picked' in one.dataset).length, open?.dataset.testid ?? '', confirm?.disabled ?? '',
      planned?.dataset.planned ?? '', total?.dataset.moves ?? '', region?.dataset.region ?? '', sentence?.textContent ?? ''].join(' / ');
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const turn = () => new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0); });

  /** Looks again whenever the page has changed, until there is something. */
  function until(found, otherwise = () => `nothing came of ${found}`) {
    const at = found();
    if (at) return at;
    return new Promise((done, fail) => {
      let isLooking = false;
      const look = async () => {
        if (isLooking) return;
        isLooking = true;
        await turn(); // what the page does at once belongs together
        isLooking = false;
        const now = found();
        if (now) stop(() => done(now));
      };
      const seen = new MutationObserver(look);
      const end = setTimeout(() => stop(() => fail(new Error(otherwise()))), WAIT);
      const stop = (then) => { seen.disconnect(); clearTimeout(end); then(); };
      seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }

  /** Something has come of a click, and nothing is on its way any more. */
  const changed = (before) => until(
    () => signs() !== before && !isThere('[data-busy]'),
    () => `nothing came of a click at ${before}`,
  );

  /** Where a piece can be hit: its middle, else any spot of it that no other piece lies on. */
  function spotOf(piece) {
    const box = piece.getBoundingClientRect();
    for (const down of [4, 2, 6, 1, 7, 3, 5]) for (const across of [4, 2, 6, 1, 7, 3, 5]) {
      const [x, y] = [box.x + box.width * across / 8, box.y + box.height * down / 8];
      const top = document.elementFromPoint(x, y);
      if (top && piece.contains(top) && (top.closest('[data-place]') ?? piece) === (piece.closest('[data-place]') ?? piece)) return [x, y];
    }
    return null;
  }

  /** Where a piece lies, if it stays there for two frames: what has just opened may still find its place. */
  async function aim(piece) {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const spot = spotOf(piece);
    await frame();
    await frame();
    return spot && piece.isConnected && `${spot}` === `${spotOf(piece)}` ? spot : null;
  }

  /** A key, for whatever has the focus; where nobody listens for Enter, the browser itself clicks that. */
  function type(key) {
    const target = document.activeElement ?? document.body;
    const isUnheard = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
    if (key === 'Enter' && isUnheard && target.matches('button, a, summary')) target.click();
  }

  /** Enter is for what can be answered: from a piece or sign that cannot, Home leads there, and from nowhere any arrow does. */
  function toAnswer() {
    if (document.activeElement?.matches('[data-lit], [data-move]')) return null;
    return document.activeElement?.matches('[data-place], [data-sign]') ? 'Home' : 'ArrowDown';
  }

  function enter(piece) {
    piece.focus();
    if (document.activeElement !== piece) throw new Error(`it takes no focus, which is at ${document.activeElement?.outerHTML.slice(0, 100)}: ${piece.outerHTML.slice(0, 200)}`);
    type('Enter');
  }

  /** What a browser tells a page of one click or tap; then the hand goes away, since who rests on a piece reads it. */
  function press(piece, by = 'mouse') {
    piece.scrollIntoView({ block: 'center', inline: 'center' });
    const spot = by === 'keyboard' ? null : spotOf(piece);
    if (!spot) return enter(piece); // where other pieces hide it, it is reached by keyboard
    const target = document.elementFromPoint(...spot);
    const tell = (Kind, name, more = {}) => target.dispatchEvent(new Kind(name, {
      bubbles: true, cancelable: true, composed: true, view: window, clientX: spot[0], clientY: spot[1], detail: 1,
      pointerId: 1, pointerType: by, isPrimary: true, ...more,
    }));
    tell(PointerEvent, 'pointerover');
    tell(PointerEvent, 'pointerdown', { buttons: 1 });
    if (by === 'touch') tell(PointerEvent, 'pointerup');
    if (tell(MouseEvent, 'mousedown', { buttons: 1 })) target.closest('button, a, input, [tabindex]')?.focus();
    if (by !== 'touch') tell(PointerEvent, 'pointerup');
    tell(MouseEvent, 'mouseup');
    tell(PointerEvent, 'click');
    tell(PointerEvent, 'pointerout');
  }

  /** Mulberry32: as good as a die needs. */
  function diceOf(seed) {
    let at = seed >>> 0;
    return () => {
      at = (at + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(at ^ (at >>> 15), at | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }

  /** Tastes: what somebody would click next. Boards may add their own. */
  const tastes = {
    /**
     * What is open comes first, then mostly what is whole, then a lit piece more often than a button of the bar; `shares` says for
     * a question how often. The list stands for what nothing else leads to.
     */
    any(die, { share = 0.7, shares = {}, whole = 0.7, never = '', onBoard = true, hasList = false }) {
      const all = (selector) => shown(selector).filter((one) => !never || !one.matches(never));
      const some = (among) => among[Math.floor(die() * among.length)];
      const opened = all(OPEN);
      if (opened.length) return some(opened);
      if (isThere(FORM)) return shown(`${FORM}:enabled`)[0] ?? null; // once the server has said what the form would do
      if (isThere('[data-testid=answers]')) return ['Escape'];
      const [ready, lit, buttons] = [all(WHOLE), onBoard ? all(LIT) : [], all(BUTTONS)];
      if (ready.length && (die() < whole || !lit.length)) return ready[0];
      if (lit.length && (!buttons.length || die() < (shares[question()] ?? share))) return some(lit);
      const elsewhere = all(ELSEWHERE);
      if (elsewhere.length && (!buttons.length || die() < 0.5)) return elsewhere[0];
      if (buttons.length) return some(buttons);
      if (isThere('[data-picked]')) return ['Escape']; // what is picked up is put back
      return hasList ? ['l'] : null;
    },
    /** By keys alone: arrows from piece to piece, Enter, E for what is whole or the first button of the bar; nothing is proposed. */
    walking(die, { share = 0.7 }) {
      const some = (...keys) => keys[Math.floor(die() * keys.length)];
      const [ready, lit, buttons] = [shown(CONFIRM), shown('[data-testid=board] [data-lit]'), shown(BUTTONS)];
      if (shown(OPEN).length) return [some('ArrowDown', 'ArrowUp'), 'Enter'];
      if (ready.length || (buttons.length && (!lit.length || die() > share))) return ['e'];
      if (!lit.length) return null;
      const steps = [...Array(1 + Math.floor(die() * 4))];
      return [...steps.map(() => some('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')), 'Enter'];
    },
  };

  class Hand {
    constructor({ seed, taste = 'any', by = 'mouse', ...wishes }) {
      Object.assign(this, { seed, taste, by, wishes, clicks: 0, met: {}, walked: new Set(), last: 'nothing yet' });
    }

    /** What this hand would click now, a key or a piece, and what the page shows; nothing while nothing can be clicked. */
    look() {
      const there = namedNow();
      const [now, at] = [stands(there), signs(there)];
      if (!now || isThere('[data-busy]')) return null;
      if (now === 'over') return { now, at };
      const piece = now === 'curtain' ? shown('[data-testid=curtain] button')[0] : tastes[this.taste](this.dice(), this.wishes);
      return piece ? { now, at, piece } : null; // what is found out by looking ahead lights later
    }

    /** New ones for every click: how often it was looked for is no part of the game. */
    dice() {
      return diceOf(this.seed + 7919 * this.clicks);
    }

    told() {
      return { clicks: this.clicks, met: this.met, walked: [...this.walked] };
    }

    note({ piece }) {
      this.met[question()] = (this.met[question()] ?? 0) + 1;
      this.last = Array.isArray(piece) ? piece.join(' ') : piece.outerHTML.slice(0, 200);
      this.clicks += 1;
    }

    /** Where the focus is when Enter is pressed. */
    typeAll(keys) {
      for (const one of keys) {
        const way = one === 'Enter' && toAnswer();
        if (way) type(way);
        if (one === 'Enter') this.walked.add(document.activeElement?.dataset.place ?? 'bar');
        type(one);
      }
    }

    /** Clicks until this question has its answer; what stands then, if anything. */
    async answer(now) {
      for (let i = 0; i < MOST; i += 1) {
        const found = await until(() => this.look(), () => `nothing to click at ${signs()}`);
        if (found.now !== now) return found.now; // somebody else was faster
        this.note(found);
        if (Array.isArray(found.piece)) this.typeAll(found.piece);
        else press(found.piece, this.by);
        await changed(found.at);
        const then = stands();
        if (then !== now) return then;
      }
      throw new Error(`${MOST} clicks gave no answer to ${now}`);
    }

    /** Answers until the game is over or so many questions were answered; what stands then. */
    async play(most) {
      let now = '';
      for (let i = 0; ; i += 1) {
        const before = now;
        now = await until(() => stands() !== before && stands(), () => `nothing is asked after ${before}`);
        if (now === 'over' || i === most) return now;
        await this.answer(now);
      }
    }

    /**
     * Waits for something to click, other than before unless a click went beside what it was meant for; what, and where. Who
     * answers one question only goes no further than to its answer.
     */
    async next(before, one = '') {
      for (let frames = 0, end = performance.now() + WAIT; performance.now() < end; frames += 1) {
        if (one && stands() !== one && !isThere('[data-busy]')) return { now: stands() };
        const found = signs() !== before || frames > BESIDE ? this.look() : null;
        if (isThere('[data-busy]')) frames = 0;
        if (found?.now === 'over') return found;
        if (found) {
          const { now, at, piece } = found;
          this.last = `${piece.outerHTML ?? piece}`.slice(0, 200);
          if (!Array.isArray(piece)) piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          // Where other pieces hide it, it is reached by keyboard.
          const isTyped = Array.isArray(piece) || this.by === 'keyboard' || !spotOf(piece);
          if (isTyped && !Array.isArray(piece)) piece.focus();
          const spot = isTyped ? null : await aim(piece);
          const isSure = spot || Array.isArray(piece) || piece === document.activeElement;
          if (isSure && signs() === at) {
            this.note(found);
            return { now, at, spot, keys: Array.isArray(piece) ? piece : ['Enter'] };
          }
        }
        await frame();
      }
      throw new Error(`nothing new after ${before}, or nobody can hit ${this.last}`);
    }
  }

  /** How far a new hand came, and what kept it from going on. */
  async function told(wishes, work) {
    const mine = new Hand(wishes);
    const end = { now: '', problem: '' };
    try {
      end.now = await work(mine);
    } catch (error) {
      end.problem = `${error.message}; the last click was on ${mine.last}`;
    }
    return { ...end, ...mine.told() };
  }

  const veil = new CSSStyleSheet();
  veil.replaceSync(':root { opacity: 0 !important; }');

  /** What nobody looks at need not be painted: what lies where, what a mouse hits and what is said of it are the same. */
  function paint(is) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== veil), ...is ? [] : [veil]];
  }

  /** Nobody looks while a game goes on by request: what the server says then is heard later, and only the last of it is drawn. */
  const unheard = [];
  let isDeaf = false;
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (event) => { if (isDeaf) unheard.push(() => hear.call(this, event)); else hear.call(this, event); };
    }
  };
  function listen(is) {
    isDeaf = !is;
    if (is) for (const hear of unheard.splice(0)) hear();
  }

  let held = null;
  window.hand = {
    tastes, shown, named, question, until, stands, signs, spotOf, changed, press, paint, listen,
    /** A whole game, or some answers of it, in one go. */
    play: (wishes, most) => told(wishes, (mine) => mine.play(most)),
    /** One answer; whoever is asked next, nobody waits for it. */
    answer: (wishes) => told(wishes, async (mine) => mine.answer(await until(stands, () => 'nothing is asked'))),
    /** For whoever clicks by the browser's own mouse, finger or keys: what to click next, and where it can be hit. */
    begin: (wishes) => { held = new Hand(wishes); },
    next: async (before, one) => ({ ...await held.next(before, one), ...held.told() }),
    toAnswer,
    /** Where the first of these lies, when nothing is on its way and nothing is read any more. */
    async aim(selector) {
      for (const end = performance.now() + WAIT; performance.now() < end;) {
        const spot = await aim(await until(() => !isThere('[data-busy], [data-testid=lifted]') && shown(selector)[0], () => `there is no ${selector}`));
        if (spot) return spot;
      }
      throw new Error(`nobody can hit ${selector}`);
    },
  };
})();
