/** What the machine asks for, in the four languages that it always shows, whatever the page's. */
export const messages = [
  {
    language: 'en',
    text: 'You need to restart your computer. Hold down the Power button for a few seconds or press the Restart button.',
  },
  {
    language: 'fr',
    text: 'Vous devez redémarrer votre ordinateur. Maintenez le bouton d’alimentation enfoncé pendant quelques secondes ou appuyez sur le bouton de redémarrage.',
  },
  {
    language: 'de',
    text: 'Sie müssen den Computer neu starten. Halten Sie den Ein-/Ausschalter einige Sekunden lang gedrückt oder drücken Sie die Neustart-Taste.',
  },
  {
    language: 'ja',
    text: 'コンピュータを再起動する必要があります。電源ボタンを数秒間押し続けるか、再起動ボタンを押してください。',
  },
] as const;
