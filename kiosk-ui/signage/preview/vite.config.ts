import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** A wall as the portal shows it in a frame: a build of its own, since relays serve it without the kiosks' pages. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/wall-preview-app/',
  build: { outDir: '../../../dist/wall-preview', emptyOutDir: true },
})
