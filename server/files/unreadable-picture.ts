/** A picture that cannot be read. Its message says what is wrong with it, for people, without the file's name. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}
