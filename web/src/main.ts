import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";
import "./lib/settings.svelte"; // light and motion, before anything is drawn

const target = document.getElementById("app");
if (target) mount(App, { target });

// Installable, and open without a network as far as saying so; while developing nothing is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
