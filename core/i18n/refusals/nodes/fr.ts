import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.fork_unknown': 'C’est décidé entre-temps. Consultez à nouveau la page.',
  'refusal.fork_unsynced': 'Le boîtier n’a pas encore tout transmis. Réessayez dans un instant.',
  'refusal.exhibitor_blocked': 'Ce cinéma est désactivé sur le serveur. Adressez-vous à qui gère le serveur.',
  'refusal.joined_enough': '{{most}} au plus peuvent être reliés. Retirez-en d’abord un.',
  'refusal.founding_link_unknown':
    'Ce lien est faux ou trop ancien. Demandez-en un nouveau à la personne qui gère le serveur.',
  'refusal.founding_link_used':
    'Ce lien a déjà servi : il a fondé ce qui se trouve à {{address}}. Connectez-vous là-bas.',
  'refusal.short_name_taken': 'Ce nom court n’est pas libre. Choisissez-en un autre.',
  'refusal.host_taken': 'Ce nom d’hôte n’est pas libre. Choisissez-en un autre.',
  'refusal.relay_full':
    'Ce serveur gère autant d’exploitants qu’il peut ({{most}}). Demandez un autre serveur.',
  'refusal.box_code_unknown':
    'Ce code est faux, utilisé ou trop ancien. Créez-en un nouveau dans le portail sous Boîtiers.',
  'refusal.box_already_enrolled': 'Ce boîtier est déjà relié à un cinéma. Regardez sous Boîtiers.',
  'refusal.cinema_has_box': 'Ce cinéma a déjà un boîtier. Remplacez-le s’il est perdu.',
  'refusal.relay_missing': 'Saisissez le code tel que le portail l’affiche, avec l’adresse devant.',
  'refusal.relay_silent':
    'Le cloud à l’adresse {{address}} ne répond pas. Vérifiez l’adresse et la connexion internet de ce boîtier.',
  'refusal.relay_unknown': 'Il n’y a pas de cinéma à {{address}}. Saisissez l’adresse du site.',
  'refusal.relay_unguarded':
    'La connexion à {{address}} ne serait pas sûre. Saisissez une adresse qui commence par https://.',
  'refusal.box_already_connected':
    'Ce boîtier fonctionne déjà sur un autre ordinateur. Éteignez l’un des deux.',
  'refusal.box_away':
    'Le boîtier du cinéma n’est pas connecté. Réessayez quand il le sera, ou ouvrez le portail sur le boîtier.',
  'refusal.box_unknown': 'Ce boîtier n’appartient pas à ce cinéma. Reliez-le avec un nouveau code.',
  'refusal.mirror_unavailable':
    'Le second disque ne répond pas, rien ne se vend donc. Un responsable peut le vérifier sur la page d’état.',
  'refusal.disk_full':
    'Le disque est plein, rien ne peut être vendu ni modifié. Supprimez-y ce qui est inutile ou montez un disque plus grand ; la suite est automatique.',
  'refusal.node_recovering':
    'Le cinéma se remet à jour après une réparation. La vente reprend bientôt ; réessayez.',
  'refusal.cinema_not_synced':
    '{{cinemas}} : après une réparation, le site récupère d’abord ce qui y a été vendu. Rien n’est perdu ; réessayez plus tard.',
  'refusal.node_outdated':
    'Cet ordinateur a une version de Foyer plus ancienne qu’avant. Mettez-la à jour ; la vente reprend ensuite automatiquement.',
  'refusal.not_recovering': 'Aucune restauration n’est en cours : il n’y a rien à décider ici.',
  'refusal.keyword_wrong': 'Tapez le mot {{word}} exactement comme il est écrit ici.',
  'refusal.bundle_damaged':
    'Ce n’est pas un fichier Foyer complet. Copiez-le à nouveau ou téléchargez-en un nouveau de l’autre côté.',
  'refusal.bundle_sealed': 'Ce fichier est destiné à un autre ordinateur. Prenez-en un destiné à celui-ci.',
  'refusal.bundle_forged':
    'Ce fichier ne vient pas de l’un de vos ordinateurs, ou il a été modifié. Rien n’a été importé. Téléchargez-le vous-même à nouveau.',
  'refusal.bundle_too_new':
    'Ce fichier vient d’une version plus récente de Foyer. Mettez d’abord cet ordinateur à jour ; rien n’a été importé.',
  'refusal.bundle_other_exhibitor': 'Ce fichier appartient à un autre exploitant. Rien n’a été importé.',
  'refusal.bundle_other_cinema':
    'Ce fichier est destiné à un autre cinéma. Rien n’a été importé ; téléchargez celui de ce cinéma.',
  'refusal.bundle_same_side':
    'Ce fichier a été fait ici et il est destiné à l’autre côté : portez-le là-bas.',
  'refusal.bundle_incomplete':
    'Il manque une partie antérieure, rien n’a donc été importé. Téléchargez un nouveau fichier en choisissant « Tout depuis le début ».',
  'refusal.bundle_outdated':
    'Ce fichier date d’avant la perte de données du site web, rien n’a donc été importé. Téléchargez-y un nouveau fichier ou connectez ce boîtier à Internet ; envoyez ensuite celui-ci encore une fois.',
  'refusal.line_is_up':
    'Ce cinéma est connecté, les places passent automatiquement. Aucun fichier n’est nécessaire.',
}
