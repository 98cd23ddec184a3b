import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";
import "./lib/settings.svelte"; // light and motion, before anything is drawn

const target = document.getElementById("app");
if (target) mount(App, { target });
