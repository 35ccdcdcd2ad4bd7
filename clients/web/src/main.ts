import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/frame.css';
import './style/small.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pageAt } from './pages/pages';
import { route } from './route.svelte';
import { register } from './worker/register';
import { words } from './words/words.svelte';

// Pages import parts of this file, so nothing is awaited outside a function: they would wait for each other.
async function begin(): Promise<void> {
  // Where the page cannot be fetched, the application says so.
  await Promise.all([words.begin(), pageAt(route.parts[0] ?? '')?.catch(() => undefined)]);
  mount(App, { target: document.body });
  document.querySelector('.begin')?.remove();
  register();
}

void begin();
