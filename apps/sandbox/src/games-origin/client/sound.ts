const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.5] as const

/** A small synthesiser, silent until the player turns sound on. */
export class Sound {
  #context: AudioContext | null = null

  get isOn(): boolean {
    return this.#context !== null
  }

  toggle(): void {
    if (this.#context === null) {
      this.#context = new AudioContext()
      this.#note(SCALE[3], 0, 0.12, 'triangle')
    } else {
      void this.#context.close()
      this.#context = null
    }
  }

  spin(): void {
    for (let step = 0; step < 4; step += 1) this.#note(180 + step * 60, step * 0.045, 0.09, 'sawtooth', 0.03)
  }

  stop(reel: number): void {
    this.#note(110 + reel * 14, 0, 0.14, 'sine', 0.25)
    this.#note(900 + reel * 90, 0, 0.03, 'square', 0.03)
  }

  /** A larger win plays a longer tune. */
  win(bets: number): void {
    const notes = Math.min(SCALE.length, 3 + Math.round(Math.log2(1 + bets) * 1.6))
    for (let step = 0; step < notes; step += 1) this.#note(SCALE[step] ?? 880, step * 0.09, 0.3, 'triangle', 0.12)
  }

  #note(frequency: number, after: number, seconds: number, type: OscillatorType, loudness = 0.1): void {
    const context = this.#context
    if (context === null) return
    const start = context.currentTime + after
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.type = type
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
}
