import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.terminal_twice':
    'Zwei Kartenterminals dieses Kinos sind gleich. Entfernen Sie eines und tragen Sie es neu ein.',
  'refusal.terminal_address':
    'Die Adresse eines Kartenterminals muss im eigenen Netz des Kinos liegen und mit zvt://, viva:// oder vivas:// beginnen, etwa zvt://192.168.1.60:20007, oder seine ID bei Mollie sein, etwa mollie:term_7MgL4wea46qk.',
  'refusal.terminal_none':
    'Diese Kasse hat kein Kartenterminal. Tippen Sie den Betrag von Hand in eines ein.',
  'refusal.terminal_busy': 'Das Kartenterminal ist noch beschäftigt. Warten Sie, bis es fertig ist.',
  'refusal.terminal_in_training': 'In der Übung wird kein Kartenterminal gefragt, denn es nähme echtes Geld.',
  'refusal.terminal_unanswered':
    'Das Kartenterminal hat noch nicht gesagt, ob die letzte Karte belastet wurde. Klären Sie das zuerst.',
  'refusal.terminal_money_waits':
    'Für diesen Verkauf wurde schon eine Karte belastet. Schließen Sie ihn mit dieser Zahlung ab, oder geben Sie das Geld zuerst zurück.',
  'refusal.terminal_not_approved':
    'Das Kartenterminal hat diesen Betrag nicht genommen. Fragen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
  'refusal.terminal_first':
    'Fragen Sie zuerst das Kartenterminal. Kann es nicht erstatten, wird bar angeboten.',
  'refusal.refund_given': 'Dieses Geld ist schon erstattet. Sehen Sie sich den Beleg noch einmal an.',
  'refusal.terminal_needed':
    'Diese Kasse fragt ihr Kartenterminal selbst. Drücken Sie noch einmal auf Karte.',
  'refusal.terminal_day_open':
    'Das Kartenterminal hat noch nicht gesagt, ob sein letzter Kassenschnitt fertig ist. Beantworten Sie das zuerst, unter „Bargeld“.',
}
