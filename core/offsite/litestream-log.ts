export type LogLine = { level: 'info' | 'warn' | 'error'; message: string; details: object }

/** Messages that Litestream logs every second while all is well. */
const chatter = /wal segment|ltx file|replica sync|compaction|^write snapshot/

/**
 * A line of Litestream's log as a line of ours; undefined for routine messages.
 *
 * @param secrets removed wherever they occur
 */
export function readLogLine(line: string, secrets: readonly string[]): LogLine | undefined {
  const clean = secrets
    .flatMap(spellings)
    .reduce((text, secret) => text.replaceAll(secret, '***'), line)
    .trim()
  if (!clean) return undefined
  const entry = parsed(clean)
  if (!entry) return { level: 'warn', message: `litestream: ${clean}`, details: {} }
  const { time: _, level, msg, ...details } = entry
  const logLevel = level === 'ERROR' ? 'error' : level === 'WARN' ? 'warn' : 'info'
  if (logLevel === 'info' && chatter.test(String(msg))) return undefined
  return { level: logLevel, message: `litestream: ${String(msg)}`, details }
}

/** The secret itself, in JSON, and in a URL. */
function spellings(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
