import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Built twice: the browser's bundle with a manifest, and (with `--ssr entry-server.tsx`) the relay's renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/site/',
  plugins: [react()],
  // Bundled into the renderer, React is its production build whatever NODE_ENV the relay runs under.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../../dist/site-server' : '../../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    rolldownOptions: { input: isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx' },
  },
}))
