import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.vat_day_twice': 'Deux taux commencent le même jour. Gardez-en un.',
  'refusal.vat_number_wrong':
    'Ce n’est pas un numéro de TVA de ce pays. Il commence par les lettres du pays, par exemple BE0123456789.',
  'refusal.client_needed': 'On ne vend sur facture que si l’on sait à qui. Choisissez un client.',
  'refusal.client_unknown': 'Ce client n’existe plus. Choisissez-en un autre.',
  'refusal.client_without_mail': 'Ce client n’a pas d’adresse e-mail. Imprimez la facture.',
  'refusal.bill_invoiced': '{{number}} est déjà sur la facture {{invoice}}.',
  'refusal.invoice_unknown': 'Cette facture n’existe pas.',
  'refusal.invoice_elsewhere':
    'L’autre côté l’a vendu : ce qu’une caisse a vendu se facture au cinéma, ce que le site a vendu dans le portail sur internet.',
  'refusal.invoice_too_long': 'C’est trop pour une facture : {{most}} lignes au plus. Faites-en deux.',
  'refusal.invoice_cinemas': 'Une facture ne vaut que pour les commandes d’un seul cinéma.',
  'refusal.invoice_credited': 'Cette facture a une note de crédit.',
  'refusal.invoice_nothing_due': 'Il n’y a plus rien à payer sur cette facture.',
  'refusal.invoice_paid_when': 'Ce jour est avant la facture, ou encore à venir.',
  'refusal.seller_unnamed':
    'L’entreprise n’a pas encore de numéro de TVA. Saisissez-le sous Entreprise, puis faites la facture.',
}
