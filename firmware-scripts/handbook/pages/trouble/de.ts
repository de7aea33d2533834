import type { PageText } from '../../page.ts'

export const de: PageText<'trouble'> = {
  title: 'Was tun, wenn …',
  lead: 'Der Drucker, das Internet, eine Festplatte, die Box: was weitergeht, und was Sie tun.',
  sections: {
    printer: {
      title: 'Der Drucker druckt nicht',
      body: [
        'Der Verkauf gilt, mit oder ohne Papier. Nichts geht verloren: was nicht gedruckt werden konnte, wartet und kommt von selbst.',
        {
          steps: [
            'Ist Papier da, ist der Deckel zu, leuchtet das Licht? Legen Sie Papier ein und schließen Sie den Deckel.',
            'Warten Sie einige Sekunden. Die wartenden Papiere kommen der Reihe nach.',
            'Fehlt noch eines, suchen Sie den Beleg unter [[register.bills]] und tippen Sie auf [[register.print_again]].',
            'Bleibt er still, ziehen Sie den Stecker, warten zehn Sekunden und sehen nach dem Netzwerkkabel.',
          ],
        },
        'Ein Papier, das vielleicht schon herauskam, nennt sich Kopie. Beide gelten und lassen einen Gast ein.',
        'Ist dafür ein anderer Drucker eingetragen, kommt das Papier nach zehn Sekunden aus diesem, und der Bildschirm sagt es. Ein Drucker mit USB-Kabel kommt an die Box, wird beim Kino mit [[portal.cinema.device_search_do]] eingetragen und überall wiedergefunden, wo er eingesteckt wird. Steht er dort und antwortet nicht, fehlen der Box die Regeln aus 70-foyer-printers.rules; wer sie betreut, trägt sie ein. Einer, der dort nicht steht, wird mit den Nummern seines Herstellers eingetragen, etwa usb-vendor:20d1:7008.',
        'Was der Drucker meldet, sieht die Leitung im Portal auf der Box unter [[portal.health]].',
        'Buchstaben sind falsch, Zeilen brechen um, oder ein Drucker ist neu? Die Leitung öffnet im Portal unter [[portal.cinema.many]] das Kino und druckt unter [[portal.cinema.printer_test]] eine Seite: Umlaute, Breite, Code, Schnitt, und auf Wunsch die Lade.',
        {
          note: 'Gäste kommen auch ohne Papier hinein: mit dem Platz, dem Beleg unter [[register.bills]] oder dem Code auf dem Handy.',
        },
      ],
    },
    line: {
      title: 'Das Internet ist weg',
      body: [
        'Machen Sie weiter. Die Kasse verkauft, druckt und nimmt Geld, und der Einlass geht. Auch die Website verkauft weiter.',
        {
          list: [
            'Jede Seite verkauft ihre eigenen Plätze. Die mit [[register.state_elsewhere]] gehören der Website, bis die Verbindung wieder da ist.',
            'Was die Website verkauft hat, erstattet die Website. Fordern Sie es an: es geschieht, sobald Internet da ist.',
            'Ein Gutschein, dessen Besuche bei der Website sind, braucht [die Freigabe der Leitung](till#manager).',
          ],
        },
        'Ist die Verbindung wieder da, sagen beide Seiten einander alles von selbst. Niemand muss etwas drücken.',
        'Soll heute an der Kasse verkauft werden, was die Website noch hat? Die Leitung kann es [von Hand tragen](trouble#by-hand).',
        'Was für mehrere Kinos gilt, etwa Personal anderer Häuser, wird im Portal auf der Website geändert.',
      ],
    },
    'box-silent': {
      title: 'Die Box antwortet nicht',
      body: [
        'Die Box ist das kleine Gerät im Haus, das die Arbeit aller Kassen, Scanner und Wände tut.',
        {
          steps: [
            'Sehen Sie, ob andere Bildschirme antworten. Wenn ja, liegt es an diesem: prüfen Sie Kabel oder WLAN und laden Sie die Seite neu.',
            'Antwortet keiner, sehen Sie nach der Box: ist sie an, steckt das Netzwerkkabel?',
            'Schalten Sie sie aus und wieder ein. Das dauert ein, zwei Minuten und verliert nichts.',
            'Versuchen Sie an der Kasse den letzten Verkauf noch einmal. Zweimal kann er nicht geschehen.',
          ],
        },
        'Heißt es, bei uns sei etwas schiefgegangen, versuchen Sie es noch einmal. Kommt es wieder, schreiben Sie auf, was Sie taten und wann, und rufen Sie, wer Ihre Geräte betreut.',
        'Im Portal heißt dasselbe: der Server der Website oder Ihr eigenes Netz.',
      ],
    },
    page: {
      title: 'Die Seite ist veraltet',
      body: [
        'Einer Seite, die einen halben Tag offen stand, wird nicht mehr geglaubt. Laden Sie sie neu. Körbe und Verkäufe ohne Antwort sind noch da.',
        'Sagt der Bildschirm, dieses Gerät heiße anders, öffnen Sie es unter der Adresse, die man Ihnen gab, oder unter seiner Nummer im Netz.',
      ],
    },
    'second-disk': {
      title: 'Der zweite Datenträger antwortet nicht',
      body: [
        'Jeder Verkauf wird auf zwei Datenträger geschrieben, bevor jemand von ihm hört. Ohne den zweiten wird nichts verkauft, damit nichts verloren geht.',
        {
          steps: [
            'Sehen Sie, ob die zweite Festplatte oder der Stick an seinem Ort ist, und drücken Sie ihn fest.',
            'Der Verkauf geht binnen Sekunden von selbst weiter.',
            'Wenn nicht, stecken Sie einen leeren ein, der mindestens so groß ist. Er füllt sich von selbst.',
          ],
        },
        'Ein Verkauf, der auf seine Antwort wartet, ist sicher. Lassen Sie ihn stehen.',
        'Wie es jedem Datenträger geht, steht unter [[portal.health]]. War zweimal ein Teil nicht zu lesen, tauschen Sie ihn.',
      ],
    },
    'disk-full': {
      title: 'Der Datenträger ist voll',
      body: [
        'Es wird nichts verkauft und nichts geändert, bis Platz ist. Wer Ihre Geräte betreut, löscht, was auf der Festplatte der Datenbank nicht gebraucht wird, oder baut eine größere ein. Dann geht es von selbst weiter.',
        {
          note: 'Löschen Sie nie eine Datei von Foyer. Wenn Sie nicht sicher sind, was es ist, lassen Sie es.',
        },
      ],
    },
    'catching-up': {
      title: 'Die Box holt auf',
      body: [
        'Nach einer Reparatur kann ein Gerät Verkäufe vergessen haben. Es fragt zuerst alle, die sich erinnern: die Website, den zweiten Datenträger, die Kassen. Bis dahin verkauft es nichts, damit kein Platz zweimal verkauft wird.',
        {
          list: [
            'Der Bildschirm sagt, worauf es wartet. Meist dauert es keine Minute.',
            'Wartet es auf das Internet, stellen Sie die Verbindung wieder her: ein Handy als Hotspot genügt.',
            'Wartet es auf die Leitung, lesen Sie [Die Festplatte läuft in einem anderen Gerät](trouble#other-machine).',
            'Wartet die Website auf die Box eines Kinos, schalten Sie diese ein und verbinden Sie sie.',
          ],
        },
        'Tickets, die Gäste haben, bleiben gültig. Scannen Sie weiter: jedes wird von selbst geprüft, sobald es geht.',
        'Sagt eine Kasse, sie gebe der Box ihre Verkäufe zurück, lassen Sie sie. Sie erinnert sich an das, was die Box vergaß.',
        'Heißt es, es gebe nichts zu entscheiden, wurde inzwischen entschieden. Laden Sie die Seite neu.',
      ],
    },
    alone: {
      title: 'Ohne Internet verkaufen, ohne Internet, nach einer Reparatur',
      body: [
        'Holt die Box auf und das Internet kommt nicht wieder, kann die Leitung sie ohne Internet verkaufen lassen: [[status.emergency_mode_title]].',
        {
          list: [
            'Verkauft werden nur Plätze, die nie verkauft, gehalten oder weitergegeben wurden. Alle anderen bleiben geschlossen.',
            'Snacks werden verkauft und Tickets geprüft wie immer.',
            'Es wird mit dem Namen festgehalten und endet von selbst, wenn die Verbindung wieder da ist.',
          ],
        },
        {
          note: 'Nur, wo kein anderes Gerät dieser Box läuft. Zwei würden dieselben Plätze verkaufen.',
        },
      ],
    },
    'other-machine': {
      title: 'Die Festplatte läuft in einem anderen Gerät',
      body: [
        'Die Box hat gemerkt, dass sie in einem anderen Gerät ist als zuvor. Läuft das erste noch, würden beide dieselben Plätze verkaufen.',
        {
          steps: [
            'Suchen Sie das alte Gerät und schalten Sie es für immer aus.',
            'Die Leitung meldet sich an der Kasse an: [[status.decide_sign_in]].',
            'Lesen Sie, was dort steht, tippen Sie das Wort und dann [[status.machine_do]].',
          ],
        },
      ],
    },
    'new-box': {
      title: 'Die Box ist kaputt: eine neue',
      body: [
        'Ist einer der beiden Datenträger heil, stecken Sie beide in das neue Gerät. Es weiß alles und macht weiter; siehe [Die Festplatte läuft in einem anderen Gerät](trouble#other-machine).',
        'Sind beide verloren:',
        {
          steps: [
            'Öffnen Sie im Portal auf der Website [[portal.boxes]] und tippen Sie auf [[portal.box_replace]].',
            'Lesen Sie, was es bedeutet, und tippen Sie auf [[portal.box_replace_now]].',
            'Starten Sie die neue Box, öffnen Sie ihre Adresse in einem Browser im selben Netzwerk und geben Sie dort den Code ein. Er gilt für eine Box und eine Stunde. Danach machen Sie einen neuen.',
            'Lassen Sie jede Kasse an: sie geben zurück, was die Website nicht gehört hat.',
          ],
        },
        'Wird ein Code abgelehnt, ist er vertippt, benutzt oder zu alt: machen Sie einen neuen. Ein Kino hat eine Box; eine zweite wird abgelehnt, wenn sie nicht an die Stelle der ersten tritt.',
        'Heißt es, eine Box mit dieser Kennung sei schon verbunden, haben zwei Geräte dieselbe Festplatte. Schalten Sie eines aus.',
      ],
    },
    'new-device': {
      title: 'Eine Kasse, ein Scanner oder eine Wand zeigt einen Code',
      body: [
        'Ein Gerät, das hier neu ist oder abgemeldet wurde, wartet mit einem Code auf dem Bildschirm, bis die Leitung es zulässt. Vorher nimmt es keine PIN an.',
        {
          steps: [
            'Öffnen Sie im Portal [[portal.device.many]]. Das Gerät steht oben mit demselben Code.',
            'Vergleichen Sie die beiden Codes. Sind sie verschieden, ist es ein anderes Gerät: lassen Sie es nicht zu.',
            'Tippen Sie auf [[portal.device_let_in]] und geben Sie ihm einen Namen, oder wählen Sie das Gerät, das es ersetzt.',
            'Es geht nach wenigen Sekunden von selbst weiter.',
          ],
        },
        'Ist die Website nicht erreichbar, gibt die Leitung auf dem Bildschirm einen Namen für das Gerät, den eigenen Namen oder die Mailadresse und die PIN ein, oder öffnet das Portal der Box.',
        'Ein Gerät, das sich gesperrt meldet, hat die Leitung ausgeschlossen. Öffnen Sie es im Portal und tippen Sie auf [[portal.device_unblock]]; dann zeigt es wieder einen Code. Ein verlorenes oder gestohlenes Gerät halten Sie dort mit [[portal.device_do_blocked]] sofort an.',
      ],
    },
    'two-histories': {
      title: 'Zwei Stände',
      body: [
        'Jemand hat ein Gerät auf einen älteren Stand gesetzt, und es verkaufte weiter. Jetzt erinnern sich Box und Website unter denselben Nummern an verschiedene Verkäufe. Von keinem wird mehr etwas übernommen, bis die Leitung wählt.',
        {
          steps: [
            'Öffnen Sie im Portal auf der Website [[portal.health]]. Dort stehen beide mit Verkäufen und Summen.',
            'Vergleichen Sie sie mit dem Papier und dem Geld in der Lade.',
            'Behalten Sie einen: [[portal.keep_do]]. Verkäufe des anderen kommen von selbst zurück, wo der Platz frei ist.',
            'Wer einen Platz verlor, steht darunter: [[portal.displaced_title]]. Bieten Sie einen anderen Platz an oder das Geld.',
          ],
        },
        'Heißt es, noch sei nicht alles erzählt, warten Sie einen Augenblick und sehen wieder nach.',
      ],
    },
    'by-hand': {
      title: 'Eine Datei von Hand tragen',
      body: [
        'Bleibt die Verbindung weg, kann ein Handy oder ein Stick tragen, was jede Seite weiß. Im Portal steht es unter [[portal.boxes]], [[portal.offline_sync]].',
        {
          steps: [
            'Öffnen Sie, wo Internet ist, das Portal auf der Website und tippen Sie auf [[portal.offline_sync_fetch_relay]].',
            'Soll die Kasse verkaufen, was online übrig ist, setzen Sie den Haken zum Übergeben der Plätze. Der Online-Verkauf dieser Vorstellungen endet sofort.',
            'Tragen Sie sie ins Kino, öffnen Sie das Portal auf der Box und lesen Sie sie ein: [[portal.offline_sync_take]].',
            'Holen Sie ebenso die Datei der Box und tragen Sie sie zurück.',
            'Löschen Sie beide: es stehen Namen von Gästen darin.',
          ],
        },
        'Eine Datei, die zweimal eingelesen wird, ändert nichts.',
        {
          list: [
            '**Nicht ganz, oder nicht von einem Gerät dieses Hauses unterschrieben:** holen Sie sie selbst noch einmal und kopieren Sie sie ganz.',
            '**Für ein anderes Gerät, Kino oder Unternehmen, oder für genau diese Seite:** holen Sie die, die für hier ist.',
            '**Davor fehlt ein Stück:** holen Sie eine mit [[portal.offline_sync_whole]].',
            '**Die Verbindung steht:** dann muss nichts getragen werden.',
          ],
        },
      ],
    },
    update: {
      title: 'Eine ältere Version',
      body: [
        'Auf diesem Gerät läuft eine ältere Version als die, die hier zuvor verkauft hat, oder eine Datei kommt von einer neueren. Was es nicht lesen kann, verkauft es nicht. Wer Ihre Geräte betreut, aktualisiert es; dann geht es von selbst weiter.',
      ],
    },
    'too-many': {
      title: 'Zu viele Versuche',
      body: [
        'Nach mehreren falschen Versuchen oder sehr vielen Anfragen auf einmal muss jeder etwas warten. Der Bildschirm sagt, wie lange. Versuchen Sie es dann einmal, langsam. Warten schadet nichts; was Sie gewählt haben, bleibt.',
      ],
    },
    form: {
      title: 'Ein Formular wird abgelehnt',
      body: [
        {
          list: [
            '**Markierte Felder:** jedes sagt, was daran nicht stimmt.',
            '**Inzwischen geändert oder gelöscht:** jemand war schneller. Sehen Sie, was jetzt da steht, und unter [[portal.entry_history]].',
            '**Noch in Gebrauch:** [[portal.entry_used_in]] sagt, wo. Nehmen Sie es erst dort heraus, oder legen Sie es beiseite, wo es das gibt.',
            '**Erledigt, oder nicht mehr bekannt:** jemand anders hat es getan. Laden Sie die Liste neu.',
            '**Ein Wort zum Tippen:** genau so, wie es dasteht, in Großbuchstaben.',
            '**Ein Bild:** JPEG, PNG, WebP oder AVIF, bis 20 MB.',
          ],
        },
      ],
    },
  },
}
