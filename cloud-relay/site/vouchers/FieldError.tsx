/** What does not fit, beside what it is about. */
export function FieldError({ words }: { words: string | undefined }) {
  return words ? (
    <p className="field-error" role="alert">
      {words}
    </p>
  ) : null
}
