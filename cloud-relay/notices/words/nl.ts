import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  hello: 'Dag {{name}},',
  notice_subject_one: '{{cinema}}: kijk iets na',
  notice_subject_other: '{{cinema}}: kijk {{count}} zaken na',
  notice_subject_over: '{{cinema}}: weer in orde',
  notice_over: 'Weer in orde:',
  notice_more_one: 'En nog {{count}}, in het portaal.',
  notice_more_other: 'En nog {{count}}, in het portaal.',
  notice_open: 'Portaal openen',
  notice_why:
    'Je krijgt deze e-mail omdat je e-mails voor het management ontvangt. Wijzig het in het portaal onder Mensen.',
  notice_box_unreachable:
    'De box van {{cinema}} is sinds {{since}} onbereikbaar. Bioscoop en website verkopen elk alleen de plaatsen die ze hebben.',
  notice_box_line:
    'Op {{since}} stuurde de box van {{cinema}} iets wat niet mag. Er is niets van aanvaard. Kijk onder Boxen.',
  notice_copy_trouble:
    'De externe back-up van {{cinema}} is sinds {{since}} niet betrouwbaar. De verkoop gaat door. Kijk onder Status.',
  notice_own_copy_trouble:
    'De externe back-up van de server van de website is sinds {{since}} niet betrouwbaar. De verkoop gaat door. Kijk onder Status.',
  notice_mirror_lost:
    'Sinds {{since}} ontbreekt de tweede schijf van de server van de website. De website verkoopt niets tot ze terug is.',
  notice_mirror_damaged:
    'Op {{since}} is op de tweede schijf van de server van de website schade gevonden die niet te herstellen was. Kijk onder Status.',
  notice_disk_full:
    'Sinds {{since}} is de schijf van de server van de website vol. De website verkoopt niets tot er ruimte is.',
  notice_outdated:
    'Sinds {{since}} heeft de server van de website een oudere versie van Foyer dan voorheen. Werk hem bij; tot dan verkoopt hij niets.',
  notice_conflicts:
    'Sinds {{since}} is na een herstel iets dubbel verkocht: {{count}}. Beslis in het portaal van wie het is.',
  notice_recovery_left:
    'Sinds {{since}} is er na een herstel iets te beslissen: {{count}}. Het staat in het portaal onder Boxen.',
  notice_provider_silent: 'Sinds {{since}} antwoordt de betaaldienst niet over bestelling {{bill}}, {{sum}}.',
  notice_refund_failed:
    'Een terugbetaling van {{sum}} voor bestelling {{bill}} is door de betaaldienst geweigerd ({{since}}). De gast wacht erop.',
  notice_refund_by_hand:
    'Een terugbetaling van {{sum}} voor bestelling {{bill}} moet je zelf uitbetalen ({{since}}).',
  notice_charged_back:
    '{{sum}} van bestelling {{bill}} is door de bank van de gast teruggehaald ({{since}}).',
  notice_payment_mismatched:
    'De betaaldienst meldt een ander bedrag dan gevraagd: bestelling {{bill}}, {{sum}} ({{since}}).',
  notice_payment_found:
    'Bij de betaaldienst is een betaling van {{sum}} gevonden waar geen bestelling bij hoort ({{since}}).',
  notice_seat_lost:
    'Een gast betaalde {{sum}} voor plaatsen die iemand anders heeft: bestelling {{bill}} ({{since}}). Betaal terug of zoek andere plaatsen.',
  notice_wallet_ends_one:
    'Het certificaat waarmee tickets voor Apple Wallet worden ondertekend, loopt over {{count}} dag af. Maak onder Instellingen een nieuwe aanvraag en breng die naar Apple.',
  notice_wallet_ends_other:
    'Het certificaat waarmee tickets voor Apple Wallet worden ondertekend, loopt over {{count}} dagen af. Maak onder Instellingen een nieuwe aanvraag en breng die naar Apple.',
  notice_wallet_over:
    'Het certificaat waarmee tickets voor Apple Wallet worden ondertekend, is sinds {{since}} afgelopen. Tot er een nieuw is, krijgen gasten er geen tickets voor aangeboden.',
  notice_invoice_mails:
    '{{cinema}} bestelde op één dag meer e-mails met facturen dan er zonder controle worden verstuurd ({{since}}). Niet verstuurd: {{count}}. Kijk of ze kloppen; zo niet, vervang de box, onder Boxen. Elke e-mail verstuur je bij zijn factuur.',
}
