import type { AdmissionUndone, TicketAdmitted } from '#core/admission/admission-store.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Handed } from './output-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/** A ticket opens the door once, and once more after each undo. */
export function openDoorCheck(
  fail: Fail,
  stats: Stats,
  about: {
    /** Whether a fact was written in emergency mode. */
    isAlone: EmergencyModeCheck['isAlone']
    /** Which place ended a ticket. */
    endedBy: (ticketId: string) => Place | undefined
  },
) {
  const admitted = new Map<string, string>()
  /** Of each ticket: its admissions that journals know and nobody has undone, the one in force first. */
  const admissions = new Map<string, Set<string>>()
  /** Admissions that journals know as undone: one that a scanner gives back later stays so. */
  const takenBack = new Set<string>()
  const letInUnsynced = new Set<string>()
  /** Admissions that were taken back: after each the door opens once more, and once. */
  const undone = new Set<string>()
  const shows = new Map<string, string>()

  return {
    /** What was lost with both disks is known to nobody. */
    reset() {
      admissions.clear()
      takenBack.clear()
    },
    /** A door said yes in a history that does not stand: nobody will know. */
    letInUnsynced: (ticketId: string) => void letInUnsynced.add(ticketId),
    /**
     * A door said yes. In emergency mode it may have forgotten that it did so before, and of two machines neither
     * knows whom the other one let in.
     */
    letIn(
      ticketId: string,
      admissionId: string,
      by: { emergencyMode: boolean; older: boolean; scheduleId: string },
    ): void {
      const before = admitted.get(ticketId)
      const again = before && before !== admissionId && !undone.has(before)
      shows.set(admissionId, by.scheduleId)
      if (by.older) letInUnsynced.add(ticketId)
      if (again && by.emergencyMode) count(stats, 'doors opened again, in emergency mode')
      else if (again && letInUnsynced.has(ticketId)) count(stats, 'doors opened by both of two machines')
      else if (again) fail('door', `${ticketId} was let in by ${before} and by ${admissionId}`)
      admitted.set(ticketId, admissionId)
    },
    /** Who is inside, by what doors said: their admissions can be undone. */
    inside: (tickets: readonly Handed[]) =>
      tickets.flatMap(({ ticketId, cinemaId }) => {
        const admissionId = admitted.get(ticketId)
        const scheduleId = shows.get(admissionId ?? '')
        return admissionId && scheduleId ? [{ ticketId, admissionId, scheduleId, cinemaId }] : []
      }),
    /** At rest: no door holds against a ticket what was taken back. */
    look(place: Place): void {
      const inForce = place
        .incarnation!.node.db.prepare(
          'SELECT admission_id FROM admissions UNION ALL SELECT admission_id FROM later_admissions',
        )
        .pluck()
        .all() as string[]
      for (const admissionId of inForce.filter(id => takenBack.has(id)))
        fail('door', `${place.name} believes in ${admissionId}, which was undone`)
    },
    see({ fact, author, wasLost }: Told): void {
      if (fact.type === 'admission.undone') {
        const { admissionId, ticketId } = fact.body as AdmissionUndone
        count(stats, 'admissions undone')
        admissions.get(ticketId)?.delete(admissionId)
        takenBack.add(admissionId)
        undone.add(admissionId)
      }
      if (fact.type !== 'ticket.admitted') return
      const { ticketId, admissionId, witness } = fact.body as TicketAdmitted
      count(stats, 'tickets admitted')
      const standing = admissions.get(ticketId) ?? new Set()
      admissions.set(ticketId, standing)
      const [before] = standing
      // A scanner may remember that a door of another machine let the same ticket in; `letIn` has judged that. What it
      // gives back must have been told by a door. Cut off, its box may not have heard again of the undo that the other
      // side kept: then it closes the door until it has, and the ticket opens it after that as after any undo.
      if (witness && shows.has(admissionId))
        return void (takenBack.has(admissionId) || standing.add(admissionId))
      // Its scanner gave back what came of it before a file brought the admission itself.
      if (wasLost && (standing.has(admissionId) || takenBack.has(admissionId))) return
      // In emergency mode a door has forgotten whom it let in and what was taken back.
      if (about.isAlone(fact, author) && (before || about.endedBy(ticketId) === author))
        return count(stats, 'tickets used again, in emergency mode')
      if (before) fail('door', `${ticketId} is admitted by ${before} and by ${admissionId}`)
      standing.add(admissionId)
      if (about.endedBy(ticketId) === author)
        fail('door', `${author.name} let ${ticketId} in, which it had taken back`)
    },
  }
}
