/** What a cinema is asked for an offer for; `hire` is a screening without public sale. */
export const enquiryKinds = ['groups', 'schools', 'birthdays', 'hire', 'else'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** Which one the form of a page begins with; `any` leaves it to the visitor. */
export const enquiryForms = [...enquiryKinds, 'any'] as const
export type EnquiryForm = (typeof enquiryForms)[number]

/** As many people as one enquiry may be for: more than the largest house has seats. */
export const peopleMost = 2000

/** What somebody wishes, beside who they are and what they write. */
export type Enquiry = {
  about: EnquiryKind
  people: number
  /** The wished day, YYYY-MM-DD; null where none is wished. */
  day: string | null
  /** The wished film by its title, as it was called then; null where none is wished. */
  film: string | null
}
