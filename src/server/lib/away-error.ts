/** A service outside does not answer just now, or says so itself: who asked does well to come again. */
export class AwayError extends Error {}
