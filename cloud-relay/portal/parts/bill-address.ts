/** Where the portal shows one bill, opened: by its number, or by its id where it has none. */
export function billAddress({ id, number }: { id: string; number: string | null }): string {
  return `/sales?find=${encodeURIComponent(number || id)}&bill=${encodeURIComponent(id)}`
}
