// One message at a time, eight seconds long; a new one takes the place of the old.
import type { IconName } from '../icon/icon-paths.ts'

export interface ToastMessage {
	readonly id: number
	readonly text: string
	readonly icon: IconName
	readonly undo: (() => void) | undefined
	readonly undoLabel: string | undefined
}

interface ToastOptions {
	/** Takes back what the message reports. */
	undo?: (() => void) | undefined
	/** The action's own word where it is not an undo. */
	undoLabel?: string | undefined
	icon?: IconName
}

const lastsMs = 8000
const listeners = new Set<() => void>()
let shown: ToastMessage | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0

function show(message: ToastMessage | undefined) {
	clearTimeout(timer)
	shown = message
	if (message) timer = setTimeout(() => show(undefined), lastsMs)
	for (const listener of listeners) listener()
}

/** Says that something is done; an error that needs a fix belongs beside what caused it. */
export function toast(text: string, options: ToastOptions = {}): void {
	count += 1
	const { undo, undoLabel, icon = 'check' } = options
	show({ id: count, text, icon, undo, undoLabel })
}

/** Takes the message away. */
export function dismissToast(): void {
	show(undefined)
}

export function shownToast(): ToastMessage | undefined {
	return shown
}

export function onToast(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}
