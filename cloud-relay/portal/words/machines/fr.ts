import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  boxes_lead: 'La box vend, imprime et contrôle au cinéma, même sans internet.',
  boxes_on_relay:
    'Vous êtes sur la box elle-même. Toutes les boxes se trouvent et s’invitent dans le portail du relais.',
  box_none: 'Pas de box',
  box_none_hint: 'Tant qu’aucune box n’est installée, le site vend toutes les places.',
  box_connected: 'Connectée',
  box_away: 'Non connectée',
  box_away_hint: 'Le cinéma continue de vendre seul ; tout se remet d’accord à son retour.',
  box_id: 'Box',
  enrolled: 'Inscrite',
  last_seen: 'Vue pour la dernière fois',
  invite_box: 'Inviter une box',
  box_replace: 'Remplacer cette box',
  box_replace_what:
    'Seulement si l’ancienne machine est définitivement perdue et qu’aucun de ses deux disques ne peut servir dans la nouvelle. Plus rien de ce que l’ancienne a vendu n’est alors repris ; ses caisses rendent ce dont elles se souviennent. Inscrivez la nouvelle machine avec le code.',
  box_key_stolen: 'Quelqu’un d’autre a pu utiliser l’ancienne machine',
  box_key_stolen_what:
    'Ce qu’elle a dit et que cette version ne peut pas lire, et tout ce qui suit, est alors mis de côté pour vous ; les ventes reviennent là où les places sont libres. Sans cela, la nouvelle box ne vend rien tant qu’une mise à jour ne peut pas le lire.',
  box_replace_now: 'Créer un code pour la nouvelle box',
  box_replace_keep: 'Garder cette box',
  box_code: 'Code à usage unique',
  box_code_until: 'Valable jusqu’à {{time}}, pour une box. Il ne sera plus affiché.',
  box_step_connect: 'Branchez la nouvelle box au courant et au réseau du cinéma.',
  box_step_code:
    'Ouvrez l’adresse de la box dans un navigateur du même réseau, comme http://192.168.1.20:8081, et saisissez le code. Sans personne : démarrez-la avec ce code dans FOYER_ENROL_CODE.',
  box_step_wait: 'En quelques secondes, elle s’affiche ici comme connectée.',
  copy: 'Copier',
  copied: 'Copié',

  offline_sync: 'À la main',
  offline_sync_lead_relay:
    'Quand la ligne avec un cinéma est coupée, portez à sa box ce que le site sait : sur votre téléphone ou une clé USB.',
  offline_sync_lead_box:
    'Quand la ligne avec le site est coupée, portez à chaque côté ce que l’autre sait : sur un téléphone ou une clé USB.',
  offline_sync_fetch_relay: 'Prendre un fichier pour le cinéma',
  offline_sync_fetch_box: 'Prendre un fichier pour le site',
  offline_sync_line_up:
    'La ligne fonctionne, les deux côtés se disent tout d’eux-mêmes. Il n’y a rien à porter.',
  offline_sync_hand_over:
    'Remettre au cinéma les places en ligne restantes : {{seats}} pour {{shows}} dans les {{hours}} prochaines heures',
  offline_sync_hand_over_means:
    'La vente en ligne de ces séances s’arrête aussitôt, même si le fichier n’arrive jamais. Le cinéma peut vendre ces places dès que sa box a repris le fichier. Les places dans les paniers restent en ligne.',
  offline_sync_hand_over_turns:
    'Remettre au cinéma les utilisations libres des bons que le site détient : {{turns}}',
  offline_sync_hand_over_turns_means:
    'Dès maintenant ces utilisations ne paient que dans ce cinéma, même si le fichier n’arrive jamais : pas sur le site, et dans d’autres cinémas seulement avec l’accord d’un responsable. Elles circulent de nouveau d’elles-mêmes dès que la ligne est rétablie.',
  offline_sync_whole: 'Tout depuis le début',
  offline_sync_whole_hint: 'Un fichier plus gros, pour quand une machine dit qu’il manque un morceau.',
  offline_sync_fetch: 'Prendre le fichier',
  offline_sync_give_and_fetch: 'Remettre et prendre le fichier',
  offline_sync_fetched_relay:
    'Portez-le au cinéma et ouvrez cette page sur sa box, ou mettez-le sur une clé pour la box.',
  offline_sync_fetched_box: 'Portez-le là où il y a internet et ouvrez cette page dans le portail du relais.',
  offline_sync_private: 'Il contient des noms de clients : supprimez-le une fois arrivé.',
  offline_sync_take: 'Reprendre un fichier',
  offline_sync_take_relay: 'Un fichier pris sur la box d’un cinéma.',
  offline_sync_take_box: 'Un fichier pris dans le portail du relais.',
  offline_sync_choose: 'Choisir un fichier',
  offline_sync_not_ours: 'Ce fichier est bien trop gros pour être un fichier Foyer.',
  offline_sync_key: 'Clé de cette machine',
  offline_sync_key_hint:
    'Les fichiers d’ici sont signés avec elle. Un technicien n’en a besoin que si l’autre côté a tout perdu.',

  node_box: 'Box du cinéma',
  node_relay: 'Relais',
  this_node: 'Cette machine',
  health_ready: 'Tout va bien. Chaque fait est sur les deux disques avant d’être annoncé.',
  health_mirror_lost: 'Le miroir est perdu, rien ne se vend. Vérifiez le second disque.',
  health_mirror_mended:
    'Une partie du miroir était illisible ({{ago}}). Elle a été réécrite depuis la base de données. Si cela se reproduit, mettez un autre second disque.',
  health_mirror_damaged:
    'Une partie du miroir est illisible ({{ago}}), et la base de données n’en a pas toutes les ventes. Elle sera réécrite dès que l’autre côté les aura redites : reliez les deux côtés.',
  mirror_looked_at: 'Miroir relu pour la dernière fois',
  health_disk_full:
    'Le disque de la base de données est plein, rien ne se vend. Supprimez-y ce qui est inutile ou montez un disque plus grand ; la suite se fait d’elle-même.',
  health_same_device:
    'Le miroir est sur le même disque. Une panne perdrait les deux ; prévoyez-en un second.',
  health_outdated:
    'Cette version ne peut pas lire tout ce que son propre côté a écrit, rien ne se vend donc. Mettez ce logiciel à jour.',
  health_parked_one: '{{count}} fait attend une version plus récente du logiciel.',
  health_parked_other: '{{count}} faits attendent une version plus récente du logiciel.',
  health_conflicts_one: '{{count}} conflit attend une décision.',
  health_conflicts_other: '{{count}} conflits attendent une décision.',
  health_silent: 'Pas de réponse pour l’instant. Voici les dernières valeurs connues.',
  version_software: 'Version',
  node_id: 'Nom dans le journal',
  running_since: 'Démarrée',
  facts: 'Faits',
  memory: 'Mémoire',
  mirror: 'Miroir',
  mirror_size: 'Taille du miroir',
  offsite: 'Copie hors site',
  offsite_off:
    'Il n’y a pas de copie hors site. Un incendie ou un vol emporterait la base et son miroir ensemble.',
  offsite_off_hint: 'Réglez FOYER_OFFSITE sur cette machine : un dossier, un serveur SFTP ou un bucket.',
  offsite_waiting:
    'La copie hors site est en place. Elle sera vérifiée pour la première fois dans quelques minutes.',
  offsite_proven: 'Vérifiée par une restauration',
  offsite_program_missing:
    'Le programme de la copie hors site n’est pas sur cette machine. Adressez-vous à la personne qui l’a installée.',
  offsite_program_down:
    'La copie hors site ne se fait pas : son programme s’arrête sans cesse. Vérifiez la destination et ses clés.',
  offsite_not_fetched:
    'La copie hors site n’a pas pu être récupérée. Vérifiez la connexion internet, la destination et ses clés.',
  offsite_nothing_there:
    'Il n’y a rien à la destination hors site. Si c’est un disque, vérifiez qu’il est branché.',
  offsite_behind:
    'La copie hors site n’avance plus. Elle a été relancée ; vérifiez que la destination n’est pas pleine.',
  offsite_other_facts:
    'La copie hors site contenait des faits que cette machine n’a pas. Une autre porte peut-être son nom. Une nouvelle copie a commencé ; gardez l’autre et cherchez la cause.',
  offsite_damaged:
    'La copie hors site était incomplète. Une nouvelle a commencé ; l’autre est gardée telle quelle.',
  offsite_no_space:
    'Le disque manque de place pour essayer de restaurer la copie hors site. Libérez de la place.',
  offsite_unproven: 'La copie hors site n’a pas pu être examinée.',
  offsite_state_waiting: 'Pas encore vérifiée',
  offsite_state_trouble: 'À examiner',
  box_offsite_unknown: 'Inconnu',
  box_breach: 'Cette box n’est pas crue',
  box_breach_what:
    'Le {{day}} à {{time}}, elle a dit ce qu’elle n’a pas le droit de dire : {{what}}. Sa ligne a été fermée et rien n’en a été repris. Quelqu’un a peut-être sa clé : faites examiner la machine et mettez une autre box à sa place.',
  breach_unproven: 'des paroles au nom de quelqu’un dont elle n’a pas la clé',
  breach_anything: 'quelque chose que cette version ne connaît pas',
  breach_settings: 'des réglages de l’exploitant ou d’un cinéma',
  breach_programme: 'des films, des salles ou des séances',
  breach_prices: 'des tarifs ou des produits',
  breach_people: 'des employés, des rôles, des codes PIN ou des mots de passe',
  breach_personal: 'ce qui est à effacer de personnes',
  breach_seats: 'des places',
  breach_sales: 'des ventes',
  breach_money: 'des paiements',
  breach_refunds: 'des remboursements ou des échanges',
  breach_vouchers: 'des bons',
  breach_admission: 'des billets à l’entrée',
  breach_boxes: 'des box et qui les remplace',
  breach_elsewhere: '{{what}} (d’un cinéma qui n’est pas le sien)',
  box_offsite_unknown_hint:
    'Ce boîtier n’a pas encore dit où en est sa copie hors site. Il le fait dès qu’il est connecté et à jour.',
  box_offsite_off: 'Aucune',
  box_offsite_off_hint:
    'Ce boîtier n’a pas de copie hors site : un feu ou un vol emporterait sa base et son miroir ensemble. Réglez-y FOYER_OFFSITE.',
  box_offsite_old: 'Vérifiée il y a trop longtemps',
  box_offsite_old_hint:
    'La copie a été vérifiée il y a plus d’un jour. Vérifiez que le boîtier tourne et atteint Internet ; sa propre page d’état en dit plus.',
  box_offsite_received: 'Annoncé par le boîtier',
  offsite_target: 'Destination',
  offsite_copy: 'Nom de la copie',
  offsite_proven_at: 'Dernière vérification réussie',
  offsite_tried_at: 'Dernier examen',
  offsite_never: 'Pas depuis le démarrage',
  offsite_behind_facts: 'Retard',
  offsite_facts_one: '{{count}} fait',
  offsite_facts_other: '{{count}} faits',
  offsite_lag: '{{facts}}, {{time}}',
  offsite_up_to_date: 'Rien ne manque',
  offsite_program: 'Programme',
  offsite_unfit:
    'Seulement pour la démo et les tests. Un vrai cinéma a besoin de Litestream 0.5.17 ou plus récent, car les versions plus anciennes peuvent perdre des faits de la base copiée.',
  offsite_same_device:
    'La copie hors site se trouve sur le même disque que la base. Elle ne protège pas contre la perte de ce disque.',
  offsite_set_aside: 'Copies gardées',
  offsite_detail: 'Détail',
  line: 'L’autre bout de la ligne',
  peer_relay: 'Relais {{name}}',
  peer_box: 'Box de {{name}}',
  line_none: 'Personne ne s’est encore connecté.',
  line_protocol_differs:
    'L’autre côté parle le protocole {{theirs}}, celui-ci le {{ours}}. Mettez à jour le plus ancien.',
  line_fork:
    'Deux historiques de {{streams}}. Plus rien n’en est repris tant que vous n’avez pas décidé ci-dessus.',
  line_stream_closed:
    '{{streams}} s’est terminé avec une époque plus récente. Ce qui a suivi est mis de côté.',
  line_not_stored: 'Ce qui arrive de {{streams}} ne peut pas être enregistré. C’est redemandé.',
  line_second_machine: 'Une seconde machine avec cette identité a été refusée.',
  line_relay_unproven:
    'Ce qui répond à l’adresse du site n’a pas pu prouver qu’il est bien le site. On ne lui dit rien.',
  line_claim_forbidden:
    '{{node}} a dit ce qu’il n’a pas le droit de dire : {{what}}. La ligne a été fermée, rien n’en a été repris.',
  line_words_refused:
    'Le site a refusé ce que cette box a dit et a fermé la ligne. Plus rien n’est échangé tant que personne n’a regardé sous Boxes.',
  line_box_unknown: 'Le relais ne connaît pas cette box. Inscrivez-la sous Boxes.',
  line_box_already_connected: 'Une autre machine avec cette identité est connectée. Éteignez l’une des deux.',
  line_refused: 'La ligne a été fermée : {{reason}}',
  facts_behind: 'Faits en retard',
  name: 'Nom',
  kind: 'Type',
  devices: 'Appareils',
  devices_none: 'Aucun appareil sur cette machine.',
  device_operational: 'Opérationnel',
  device_online: 'En ligne',
  device_offline: 'Hors ligne',
  device_busy: 'Occupé',
  device_communication_error: 'Erreur de communication',
  device_cover_open: 'Capot ouvert',
  device_paper_end: 'Plus de papier',
  device_paper_near_end: 'Bientôt plus de papier',
  device_overheating: 'Surchauffe',
  kind_printer: 'Imprimante',
  kind_drawer: 'Tiroir-caisse',
  kind_display: 'Afficheur client',
  kind_scanner: 'Lecteur',
  kind_terminal: 'Terminal de paiement',
  device_configured: 'Configuré',
  device_payments_off: 'Aucun achat en ligne possible',
  device_mail_off: 'Les e-mails attendent',
  pages_open_one: '{{count}} page ouverte',
  pages_open_other: '{{count}} pages ouvertes',
  kind_payments: 'Paiements',
  kind_mail: 'E-mail',
  kind_page: 'Pages en direct',
  kind_paper: 'Papier à l’écran',
  journal: 'Journal',
  journal_none: 'Rien ne s’est encore passé.',
  stream: 'Flux',
  newest_fact: 'Dernier fait',
  hash: 'Empreinte',

  fork_title: 'Deux historiques',
  fork_what:
    'Une machine a été remise à un état plus ancien et a continué à partir de là. Jusqu’au numéro {{seq}} de {{origin}}, les deux côtés sont identiques. Rien de plus n’est repris avant votre décision.',
  fork_side: 'Qui a quoi',
  fork_box: 'La box du cinéma',
  fork_relay: 'Le site',
  fork_facts: 'Entrées',
  fork_sales: 'Ventes',
  fork_total: 'Montant',
  fork_times: 'De, à',
  keep_box: 'Garder ce qu’a la box',
  keep_relay: 'Garder ce qu’a le site',
  keep_what:
    'On continue à partir de là dans une nouvelle époque. Les ventes en caisse de l’autre côté sont reprises là où leur place est encore libre ; le reste figure plus bas sous « Arrivés trop tard ».',
  keep_do: 'Garder cet historique',
  displaced_title: 'Clients sans leur place',
  displaced_what:
    'Ces ventes ont été rendues par une caisse, mais la place est entre-temps à quelqu’un d’autre. Le client a payé : proposez une autre place de la séance, ou remboursez.',
  reinstated_title: 'Rapporté par les caisses et les scanners',
  reinstated_what:
    'La box avait oublié ceci, une caisse ou un scanner s’en souvenait, signé par la box. Parcourez la liste une fois ; il n’y a rien à faire.',
  reinstated_by: 'Connecté à ce poste',
  reinstated_sale: 'Vente',
  reinstated_refund: 'Remboursement',
  reinstated_exchange: 'Échange',
  reinstated_admission: 'Entrée',
  bills_twice_title: 'Deux achats sous un même numéro',
  bills_twice_what:
    'Deux achats ont reçu le même numéro interne. Chacun a sa propre note et ses billets sont valables. Seul un programme défectueux ou un fraudeur fait cela : regardez qui a vendu à la caisse.',
  bills_twice_site: 'Site web',
  bills_twice_register: 'Caisse',
  paid_twice_title: 'Remboursé deux fois',
  paid_twice_what:
    'Une caisse avait rendu cet argent avant la perte de la box, et il a été rendu encore une fois avant que cette caisse ne soit entendue. Demandez-le au client, ou passez-le en perte dans le livre de caisse.',
  quarantined_title: 'Arrivés trop tard',
  quarantined_what:
    'Quelque chose s’est fait sur une machine dont le travail avait déjà repris ailleurs. Cela ne compte pas. Comparez les ventes avec les tickets et réglez la différence à la main.',
  displaced_bill: 'Ticket',
  displaced_seat: 'Place',
  displaced_show: 'Séance',
  quarantined_kind: 'Quoi',
  quarantined_total: 'Montant',
  quarantined_place: 'Se trouve dans',
  quarantined_sale: 'Vente',
  quarantined_refund: 'Remboursement',
  quarantined_admission: 'Billet contrôlé',
  quarantined_anything: 'Autre',
  aside_when: 'Quand',
}
