/** Wrong input of a person. The message is one line that names the thing and the way out. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
