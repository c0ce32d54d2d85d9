// Plays device, system and controllers.
