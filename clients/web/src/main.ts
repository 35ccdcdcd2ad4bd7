import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/frame.css';
import './style/small.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { register } from './worker/register';
import { words } from './words/words.svelte';

await words.begin();
mount(App, { target: document.body });
register();
