import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The portal is the same build on relay and box. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/portal-app/',
  plugins: [react()],
  build: { outDir: '../../dist/portal', emptyOutDir: true },
})
