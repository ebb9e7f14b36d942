// One message at a time, eight seconds long; a new one replaces it.
import type { IconName } from '../icon/icon-paths.ts'

export interface ToastMessage {
	readonly id: number
	readonly text: string
	readonly icon: IconName
	readonly undo: (() => void) | undefined
	readonly undoLabel: string | undefined
}

interface ToastOptions {
	undo?: (() => void) | undefined
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

/** For success only; an error that needs a fix belongs beside its cause. */
export function toast(text: string, options: ToastOptions = {}): void {
	count += 1
	const { undo, undoLabel, icon = 'check' } = options
	show({ id: count, text, icon, undo, undoLabel })
}

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
