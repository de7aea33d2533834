import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * What runs in a browser is Preact, which does here what React does in a ninth of its size (8 KB of script instead of
 * 62); the relay renders with React, which is faster at that, and a browser test checks that Preact hydrates React's
 * markup without changes.
 */
const preactForReact = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

/**
 * A schema is made when its file is loaded, so a browser that needed one function of such a file had zod as well: 25 KB, more
 * than a quarter of what buying weighed, which also asked each browser whether it may evaluate text. Said to be of no
 * effect, what is made and never read is left out. The relay's renderer has them: nobody waits for it.
 */
const withoutUnreadSchemas: Plugin = {
  name: 'without-unread-schemas',
  apply: 'build',
  enforce: 'post',
  transform(code) {
    if (!/from ["']zod["']/.test(code)) return undefined
    const made = this.parse(code).body.flatMap(statement => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
      return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
    })
    const marked = made.toReversed().reduce((text, { start, end }) => {
      return `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`
    }, code)
    return { code: marked, map: null }
  },
}

/** Built twice: the browser's bundle with a manifest, and (with `--ssr entry-server.tsx`) the relay's renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/site/',
  plugins: [react(), ...(isSsrBuild ? [] : [withoutUnreadSchemas])],
  resolve: { alias: command === 'build' && !isSsrBuild ? preactForReact : [] },
  // Bundled into the renderer, React is its production build whatever NODE_ENV the relay runs under: left to choose, it is five
  // times as slow in a relay that nobody told.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? '../../dist/site-server' : '../../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    rolldownOptions: { input: isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx' },
  },
}))
