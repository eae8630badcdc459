import { beforeEach } from 'vitest'
import { noteDeviceMode } from '#core/device-mode.ts'

// The files of a worker share their modules: each test starts on a personal device, whatever the one before set.
beforeEach(() => noteDeviceMode('personal'))
