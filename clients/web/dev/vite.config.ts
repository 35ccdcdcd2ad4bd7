import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import fs from 'fs';
export default defineConfig({ root: '/work/wt-web3/clients/web/dev', cacheDir: '/tmp/w3/vite', plugins: [svelte({ configFile: '../svelte.config.js' }), { name: 'd', configureServer(s) { s.middlewares.use('/data', (q, r) => { r.setHeader('content-type', 'application/json'); fs.createReadStream('/tmp/w3' + q.url!).pipe(r); }); } }], server: { port: 5193, strictPort: true, host: '127.0.0.1', fs: { allow: ['/work/wt-web3'] } } });
