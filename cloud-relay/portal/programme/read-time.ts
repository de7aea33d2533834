/** Parses a typed wall time to HH:MM: `20:15`, `20.15`, `20h15`, `2015`, `9:05`. Null when it is none. */
export function readTime(text: string): string | null {
  const parts = /^\s*(\d{1,2})\s*[:.h]?\s*(\d\d)\s*$/i.exec(text)
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  if (hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
