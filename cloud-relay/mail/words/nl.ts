import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  subject: 'Uw tickets voor {{movie}}',
  hello: 'Dag {{name}},',
  thanks: 'Bedankt. Uw tickets zitten in de bijlage: toon ze aan de ingang op uw telefoon of op papier.',
  seats: 'Plaatsen',
  total: 'Totaal',
  bill: 'Rekening',
  again: 'U kunt de tickets hier opnieuw downloaden:',
  enjoy: 'Veel kijkplezier.',
  device_subject: '{{cinema}}: een apparaat wacht op toelating ({{code}})',
  device_waits: 'In {{cinema}} wacht een apparaat op toelating. Het scherm toont {{code}}.',
  device_check:
    'Laat het alleen toe als u of iemand die u vertrouwt ervoor staat en u deze code voorleest. Doe anders niets: het komt niet binnen.',
  device_open: 'Apparaat {{code}} toelaten',
  refund_subject: 'Uw betaling wordt terugbetaald',
  refund:
    'Uw betaling van {{total}} kwam te laat voor uw plaatsen en gaat naar u terug. Ze is onderweg; afhankelijk van uw bank duurt het enkele dagen.',
  refund_done:
    'Uw betaling van {{total}} kwam te laat voor uw plaatsen. Ze werd terugbetaald; afhankelijk van uw bank ziet u ze binnen enkele dagen.',
  twice_subject: 'Uw tweede betaling wordt terugbetaald',
  twice:
    'U hebt dezelfde aankoop twee keer betaald. De tweede betaling van {{total}} is naar u onderweg; afhankelijk van uw bank duurt het enkele dagen.',
  twice_done:
    'U hebt dezelfde aankoop twee keer betaald. De tweede betaling van {{total}} werd terugbetaald; afhankelijk van uw bank ziet u ze binnen enkele dagen.',
  twice_tickets: 'Voor uw tickets verandert niets. U vindt ze hier:',
  back_subject: 'U krijgt {{total}} terug',
  back: '{{total}} van uw aankoop {{bill}} is naar u onderweg, zoals u betaald hebt. Afhankelijk van uw bank duurt het enkele dagen.',
  back_done:
    '{{total}} van uw aankoop {{bill}} werd terugbetaald, zoals u betaald hebt. Afhankelijk van uw bank ziet u het binnen enkele dagen.',
  back_cancelled:
    '{{movie}} op {{when}} is geannuleerd. Dat spijt ons. {{total}} is naar u onderweg, zoals u betaald hebt. Afhankelijk van uw bank duurt het enkele dagen.',
  back_cancelled_done:
    '{{movie}} op {{when}} is geannuleerd. Dat spijt ons. {{total}} werd terugbetaald, zoals u betaald hebt. Afhankelijk van uw bank ziet u het binnen enkele dagen.',
  back_left: 'Uw andere tickets blijven geldig. U vindt ze hier:',
  exchanged_subject: 'Uw nieuwe tickets voor {{movie}}',
  exchanged:
    'Uw tickets werden omgeruild. De nieuwe zitten in de bijlage; de oude gelden niet meer aan de ingang.',
  exchanged_back: '{{total}} komt terug zoals u betaald hebt.',
  test_subject: 'E-mail van {{name}} werkt',
  test: 'Deze e-mail is verstuurd vanuit de instellingen van het portaal. E-mails aan uw gasten gaan dezelfde weg.',
  reset_subject: 'Een nieuw wachtwoord instellen',
  reset: 'Voor dit adres is een nieuw wachtwoord voor het portaal gevraagd. Stel het hier binnen een uur in:',
  reset_pin_subject: 'Uw pincode instellen',
  reset_pin: 'Stel hier binnen een uur de pincode voor kassa’s en scanners in:',
  reset_link: 'Nu instellen',
  reset_not_asked: 'Was u het niet, doe dan niets: wat u hebt, blijft.',
}
