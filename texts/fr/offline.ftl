### La maison dans un navigateur, sans serveur.

offline-title = Sur cet appareil
offline-why = Ici, tout tourne dans ton navigateur, même sans réseau. Tes parties restent sur cet appareil ; emporte-les sous forme de fichiers.
offline-open = Ouvrir une partie enregistrée
offline-save = Enregistrer la partie dans un fichier
offline-delete-why = Toutes tes parties et ton nom seront effacés de cet appareil. C’est définitif.
offline-full = Ton navigateur n’a plus de place : ce coup n’a pas pu être enregistré. Tout ce qui précède est en sécurité. Libère de la place sur cet appareil, puis continue.
offline-not-a-game = Ce fichier n’est pas une partie enregistrée, ou il est abîmé : { $why }
