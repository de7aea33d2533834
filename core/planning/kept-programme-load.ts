import type { Tenant } from '../api/tenant.ts'
import { rowsChanged } from '../database/changes.ts'
import type { Programme } from './contract.ts'
import { programmeOf, type Asked } from './view-load.ts'

type Kept = { programme: Programme; stamp: string; atMs: number }

/** The longest a programme is told again: what depends on "now", and its time, must not become wrong. */
const keptMs = 1000
/** Anybody may ask for any days; those asked for least recently are let go. */
const keptMost = 12

const kept = new WeakMap<Tenant, Map<string, Kept>>()

/**
 * The programme as `programmeOf` tells it, the same object as long as nothing was written here and no event was told to
 * pages since: many ask at once when they have heard that it changed.
 */
export function programmeNow(tenant: Tenant, asked: Asked): Programme {
  let known = kept.get(tenant)
  if (!known) kept.set(tenant, (known = new Map()))
  const { node, live } = tenant
  const name = JSON.stringify([asked.channel, asked.from, asked.to])
  const stamp = `${rowsChanged(node.db)} ${live.position()} ${node.catalogue.version()}`
  const atMs = node.runtime.now()
  const last = known.get(name)
  known.delete(name)
  const isCurrent = last?.stamp === stamp && atMs - last.atMs < keptMs && atMs >= last.atMs
  const entry = isCurrent ? last : { programme: programmeOf(tenant, asked), stamp, atMs }
  known.set(name, entry)
  if (known.size > keptMost) known.delete(known.keys().next().value!)
  return entry.programme
}
