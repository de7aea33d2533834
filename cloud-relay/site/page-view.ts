import type { BlockView } from '#core/content/pages/body-view.ts'

/** A written page as its readers see it, in their language. */
export type PageView = { id: string; title: string; description: string; body: readonly BlockView[] }
