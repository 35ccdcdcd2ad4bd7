let context: AudioContext | null = null;

/** What plays the notes; a browser lets it begin only after the first tap or key. */
function player(): AudioContext {
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  return context;
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  try {
    note(player(), 660, 0);
    note(player(), 880, 0.12);
  } catch {
    // A browser without sound stays silent.
  }
}

/** One low note: time is short. */
export function knock(): void {
  try {
    note(player(), 330, 0);
  } catch {
    // A browser without sound stays silent.
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const at = context.currentTime + after;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.32);
}
