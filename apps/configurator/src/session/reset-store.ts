import { create } from 'zustand'

export const useReset = create<{ asked: boolean }>()(() => ({ asked: false }))

export function askReset(): void {
	useReset.setState({ asked: true })
}
