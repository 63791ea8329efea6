/** Installing the page as an app, where the browser offers it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallPrompt | null>(null);

addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  offer = event as InstallPrompt;
});
addEventListener('appinstalled', () => (offer = null));

export const installer = {
  get ready(): boolean {
    return offer !== null;
  },
  ask(): void {
    void offer?.prompt();
    offer = null;
  },
};
