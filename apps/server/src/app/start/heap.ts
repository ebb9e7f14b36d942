// How V8 keeps the server's heap.
import { setFlagsFromString } from 'node:v8'

/**
 * Old objects are collected once there are three times as many as were left, some 120 MB more. By itself V8 does it at
 * every 20 MB, several times a minute: each throws away the compiled code of small functions too, and with what is
 * answered meanwhile an order takes twice its time.
 */
export function collectSeldom(): void {
	setFlagsFromString('--heap-growing-percent=200')
}
