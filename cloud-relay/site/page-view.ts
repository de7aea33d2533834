import type { EnquiryForm } from '#core/content/messages/enquiry-kinds.ts'
import type { BlockView } from '#core/content/pages/body-view.ts'

/** A written page as its readers see it, in their language. */
export type PageView = {
  id: string
  title: string
  description: string
  body: readonly BlockView[]
  /** The form below it, by which an offer is asked for. */
  enquiry?: EnquiryForm
}
