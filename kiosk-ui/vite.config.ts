import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lazyParts } from './lazy-parts.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const page = (name: string) => fileURLToPath(new URL(`${name}/index.html`, import.meta.url))

const base = '/kiosk/'

/** Register, scanner, customer display, paper and the page of a new box are React; signage is Preact, so the React plugin keeps away from it. */
export default defineConfig({
  root: here,
  base,
  plugins: [react({ exclude: /\/signage\// }), lazyParts(base)],
  build: {
    outDir: '../dist/kiosk-ui',
    emptyOutDir: true,
    modulePreload: {
      // A page names what it needs in its head; a part that is loaded later, its style alone.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter(file => file.endsWith('.css')),
    },
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
