import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The portal is the same build on relay and box; the pages of a founding link and of the relay's administrator are served by relays alone. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/portal-app/',
  plugins: [react()],
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        portal: page('index.html'),
        found: page('found/index.html'),
        administration: page('administration/index.html'),
      },
    },
  },
})
