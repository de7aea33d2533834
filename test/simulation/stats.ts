/** What happened in a run, counted by name. */
export type Stats = Record<string, number>

export function count(stats: Stats, name: string, by = 1): void {
  stats[name] = (stats[name] ?? 0) + by
}

export function add(to: Stats, more: Stats): void {
  for (const [name, value] of Object.entries(more)) count(to, name, value)
}
