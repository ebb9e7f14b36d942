// Whether the question of starting over stands on the page; the header asks it, the configurator answers.
import { create } from 'zustand'

/** The question's own state. */
export const useReset = create<{ asked: boolean }>()(() => ({ asked: false }))

/** Asks whether to start over; the design is put aside, not lost. */
export function askReset(): void {
	useReset.setState({ asked: true })
}
