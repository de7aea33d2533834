import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  hello: 'Bonjour {{name}},',
  notice_subject_one: '{{cinema}} : un point à vérifier',
  notice_subject_other: '{{cinema}} : {{count}} points à vérifier',
  notice_subject_over: '{{cinema}} : tout est rentré dans l’ordre',
  notice_over: 'Rentré dans l’ordre :',
  notice_more_one: 'Et {{count}} autre, dans le portail.',
  notice_more_other: 'Et {{count}} autres, dans le portail.',
  notice_open: 'Ouvrir le portail',
  notice_why:
    'Vous recevez cet e-mail car vous êtes inscrit pour les e-mails de la direction. Modifiez-le dans le portail, sous Personnel.',
  notice_box_unreachable:
    'Le boîtier de {{cinema}} est injoignable depuis {{since}}. Le cinéma et le site ne vendent chacun que leurs places.',
  notice_box_line:
    'Le {{since}}, le boîtier de {{cinema}} a envoyé ce qu’il n’a pas le droit d’envoyer. Rien n’a été accepté. Regardez sous Boîtiers.',
  notice_copy_trouble:
    'La sauvegarde externe de {{cinema}} n’est pas fiable depuis {{since}}. La vente continue. Regardez sous État.',
  notice_own_copy_trouble:
    'La sauvegarde externe du serveur du site n’est pas fiable depuis {{since}}. La vente continue. Regardez sous État.',
  notice_mirror_lost:
    'Depuis {{since}}, le second disque du serveur du site manque. Le site ne vend rien jusqu’à son retour.',
  notice_mirror_damaged:
    'Le {{since}}, un dommage a été trouvé sur le second disque du serveur du site et n’a pas pu être réparé. Regardez sous État.',
  notice_disk_full:
    'Depuis {{since}}, le disque du serveur du site est plein. Le site ne vend rien tant qu’il n’y a pas de place.',
  notice_outdated:
    'Depuis {{since}}, le serveur du site a une version de Foyer plus ancienne qu’avant. Mettez-le à jour ; d’ici là, il ne vend rien.',
  notice_conflicts:
    'Depuis {{since}}, après une réparation, quelque chose a été vendu deux fois : {{count}}. Décidez dans le portail à qui cela revient.',
  notice_recovery_left:
    'Depuis {{since}}, une réparation a laissé des choses à décider : {{count}}. Elles sont dans le portail, sous Boîtiers.',
  notice_provider_silent:
    'Depuis {{since}}, le prestataire de paiement ne répond pas au sujet de la commande {{bill}}, {{sum}}.',
  notice_refund_failed:
    'Un remboursement de {{sum}} pour la commande {{bill}} a été refusé par le prestataire ({{since}}). Le client l’attend.',
  notice_refund_by_hand:
    'Un remboursement de {{sum}} pour la commande {{bill}} est à verser par vous-même ({{since}}).',
  notice_charged_back: '{{sum}} de la commande {{bill}} ont été repris par la banque du client ({{since}}).',
  notice_payment_mismatched:
    'Le prestataire annonce une autre somme que celle demandée : commande {{bill}}, {{sum}} ({{since}}).',
  notice_payment_found: 'Un paiement de {{sum}} sans commande a été trouvé chez le prestataire ({{since}}).',
  notice_seat_lost:
    'Un client a payé {{sum}} pour des places qu’un autre a : commande {{bill}} ({{since}}). Remboursez ou trouvez d’autres places.',
  notice_wallet_ends_one:
    'Le certificat qui signe les billets pour Apple Wallet expire dans {{count}} jour. Faites une nouvelle demande sous Réglages et portez-la à Apple.',
  notice_wallet_ends_other:
    'Le certificat qui signe les billets pour Apple Wallet expire dans {{count}} jours. Faites une nouvelle demande sous Réglages et portez-la à Apple.',
  notice_wallet_over:
    'Le certificat qui signe les billets pour Apple Wallet a expiré le {{since}}. Aucun billet n’y est proposé tant qu’il n’y en a pas de nouveau.',
  notice_invoice_mails:
    '{{cinema}} a commandé en un jour plus d’e-mails de factures qu’il n’en part sans contrôle ({{since}}). Non envoyés : {{count}}. Vérifiez s’ils sont justes ; sinon, remplacez le boîtier, sous Boîtiers. Chacun s’envoie depuis sa facture.',
}
