/** A card's number that a terminal did not mask keeps its last four digits. */
export function maskedCards(text: string): string {
  return text.replace(/\d(?:[ -]?\d){11,18}/g, number => {
    const kept = number.replace(/\D/g, '').length - 4
    let seen = 0
    return number.replace(/\d/g, digit => ((seen += 1) <= kept ? '*' : digit))
  })
}
