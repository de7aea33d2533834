import type { Context } from '../../api/mount.ts'
import type { Statement } from '../../rental/contract.ts'
import { loadStatement } from '../../rental/statement-load.ts'
import { statementFor } from '../../rental/statement-parts.ts'
import { Refusal } from '../../refusal.ts'

/**
 * The statement that somebody may see, of one distributor where it is named. Refuses `not_found` for a distributor nobody
 * knows, so that a slip of the keyboard sends nobody an empty statement.
 */
export function askedStatement(
  { tenant, signedIn }: Pick<Context, 'tenant' | 'signedIn'>,
  { day, distributor }: { day: string; distributor?: string | undefined },
): Statement {
  const whole = loadStatement(tenant.node, day, signedIn!.cinemas)
  if (distributor === undefined) return whole
  const known = tenant.node.catalogue.all('distributor').some(({ name }) => name === distributor)
  if (!known) throw new Refusal('not_found')
  return statementFor(whole, distributor)
}
