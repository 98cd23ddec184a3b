/** Why nothing is heard: this device has no network, or the server does not answer. */
import { online } from "svelte/reactivity/window";
import { say } from "./texts.svelte";

export const silence = () => say(online.current === false ? "page-offline" : "page-no-answer");
