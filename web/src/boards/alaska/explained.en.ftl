explained-hooked = { $mine ->
    [true] You have hooked the tourist: the rest of your hand is gone{ $penalty ->
        [full] , and next time round you sit out.
       *[hand] .
    }
   *[false] A tourist on the hook: that costs the rest of the hand{ $penalty ->
        [full] , and the next turn as well.
       *[hand] .
    }
} Never cast into a section where one stands.
explained-paid = { $mine ->
    [true] You have hooked the local and owe him one of your salmon. Then he leaves.
   *[false] Whoever hooks a local owes him a salmon. Then he leaves.
}
explained-unpaid = A local on the hook, but no salmon to give him: nothing is paid, and he stays.
explained-skip = You hooked a tourist, so you sit out this time. At its end you draw a new hand.
explained-eaten = { $mine ->
    [true] A bear has eaten your catch: that salmon is nobody’s now.
   *[false] A bear has eaten the catch: that salmon is nobody’s now.
} Bears may come right after anybody’s catch.
explained-last = The draw pile is empty: everybody has one last turn and must play the whole hand. The most salmon win.
explained-angler = Anglers fish only when the river flows: a salmon that then lies over their section is lost to you all. { $angler ->
    [T] A tourist takes one and goes home with it.
   *[other] A local takes every one and stays.
}
explained-place = { $name } has drawn a salmon, and whoever played before, you, puts it into the river. Choose a place that { $name } can hardly reach.
explained-handed = You held a salmon card, so your turn begins with it: { $name } puts it into the river. That is where salmon come from.
explained-bear = Your bear may come right after somebody’s catch and eat the salmon. Nobody gets it then.
explained-cast = A number casts into the section of that number, two numbers into their sum. Cast where a salmon lies and nobody stands: the most salmon win.
explained-flow = A flow card: the river carries every salmon one section on.
explained-tourist = Send your tourist where others want to cast: whoever hooks him loses the hand{ $penalty ->
    [full] {" "}and the next turn.
   *[hand] .
} When the river flows he catches a salmon himself.
explained-local = Send your local where others want to cast: whoever hooks him owes him a salmon. When the river flows he takes every salmon over his section.
explained-eagle = Your eagle catches any salmon, whoever stands beside it, or it chases one angler away.
explained-bear-anglers = In your turn a bear chases all anglers out of the river. Or keep it, and eat somebody’s catch with it.
explained-empty = Nothing lies there. The cards are gone all the same: whatever you may not keep must be cast somewhere.
explained-keep = You may keep what you still hold and end your turn; then you draw up to a full hand.
explained-die = Angler and salmon share that section, so a die decides: only a 1 is the salmon.
