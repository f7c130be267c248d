/** An invalid setting or command-line option. Its message is meant for authors, without a stack. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}
