/** What visitors wrote to the cinema. */
export type MessageTables = {
  messages: {
    id: string
    at: string
    cinema_id: string | null
    locale: string
    /** Who wrote what. */
    private_digest: string | null
  }
  /** Whether somebody dealt with it: the newest mark of each. */
  message_marks: { message_id: string; at: string; fact: string; handled: number; by: string }
}
