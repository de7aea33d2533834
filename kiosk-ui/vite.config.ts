import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const page = (name: string) => fileURLToPath(new URL(`${name}/index.html`, import.meta.url))

/** Register, scanner, customer display, paper and the page of a new box are React; signage is Preact, so the React plugin keeps away from it. */
export default defineConfig({
  root: here,
  base: '/kiosk/',
  plugins: [react({ exclude: /\/signage\// })],
  build: {
    outDir: '../dist/kiosk-ui',
    emptyOutDir: true,
    // The register's, 507 kB and no more: it comes from the box beside it, once a day (`npm run bench:register`).
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      input: {
        register: page('register'),
        scanner: page('scanner'),
        signage: page('signage'),
        paper: page('paper'),
        display: page('display'),
        enrol: page('enrol'),
      },
    },
  },
})
