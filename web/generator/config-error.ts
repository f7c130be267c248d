/** A setting or an option of a build that cannot be followed: its message is all that its author needs. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}
