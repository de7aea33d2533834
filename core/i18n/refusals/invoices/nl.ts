import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.vat_day_twice': 'Twee tarieven beginnen op dezelfde dag. Houd er één van.',
  'refusal.vat_number_wrong':
    'Dit is geen btw-nummer van dat land. Het begint met de letters van het land, zoals BE0123456789.',
  'refusal.client_needed': 'Op factuur verkoop je alleen als vaststaat aan wie. Kies een factuurklant.',
  'refusal.client_unknown': 'Deze factuurklant is er niet meer. Kies een andere.',
  'refusal.client_without_mail': 'Deze factuurklant heeft geen e-mailadres. Druk de factuur af.',
  'refusal.bill_invoiced': '{{number}} staat al op factuur {{invoice}}.',
  'refusal.invoice_unknown': 'Deze factuur bestaat niet.',
  'refusal.invoice_elsewhere':
    'De andere kant heeft het verkocht: wat een kassa verkocht, wordt in de bioscoop gefactureerd, wat de website verkocht in het portaal op internet.',
  'refusal.invoice_too_long': 'Dat is te veel voor één factuur: hoogstens {{most}} regels. Maak er twee.',
  'refusal.invoice_cinemas': 'Een factuur geldt voor bestellingen van één bioscoop.',
  'refusal.invoice_credited': 'Er is een creditnota voor deze factuur.',
  'refusal.invoice_nothing_due': 'Op deze factuur is niets meer te betalen.',
  'refusal.invoice_paid_when': 'Die dag ligt voor de factuur of in de toekomst.',
  'refusal.seller_unnamed':
    'Het bedrijf heeft nog geen btw-nummer. Vul het in onder Bedrijf en maak dan de factuur.',
}
