### La maison dans un navigateur, sans serveur.

offline-title = Sur cet appareil
offline-why = Ici, tout tourne dans ton navigateur, même sans réseau. Tes parties restent sur cet appareil ; emporte-les sous forme de fichiers.
offline-open = Ouvrir une partie enregistrée
offline-save = Enregistrer la partie dans un fichier
offline-delete-why = Toutes tes parties et ton nom seront effacés de cet appareil. C’est définitif.
offline-full = Ton navigateur n’a plus de place : ce coup n’a pas pu être enregistré. Tout ce qui précède est en sécurité. Libère de la place sur cet appareil, puis continue.
offline-not-a-game = Ce fichier n’est pas une partie enregistrée, ou il est abîmé : { $why }
offline-go-on = Continuer sans le serveur
offline-go-on-why = Tu peux continuer dans ce navigateur avec ce que tu sais : les cartes cachées sont redistribuées. Ta partie sur le serveur reste telle quelle.
offline-kept = Jouées sans le serveur
offline-kept-why = Ces parties ne sont que dans ce navigateur. Le serveur peut garder aussi celles contre des bots, sans classement.
offline-hand-over = Remettre au serveur
offline-hand-over-later = Le serveur ne répond pas. La partie attend telle quelle ; elle sera remise dès que le serveur sera de retour.
offline-handing-over = Cette partie est en train d’être remise au serveur. Elle continue là-bas.
offline-parent = La partie du serveur
offline-remove = Effacer de cet appareil
